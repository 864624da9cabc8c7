import { Button } from "@mantine/core";
import { type ComponentProps, createContext, type ReactNode, use, useEffect } from "react";
import { SETTINGS } from "#texts/desk.ts";
import { FormFields } from "../../../shared/ui/form-fields.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { useIsOwner } from "../../shared/owner.ts";
import { SECTION_TITLES, type SettingsSection } from "./sections.ts";

type Props = {
  section: SettingsSection;
  lead: string;
  form: { props: ComponentProps<"form">; busy: boolean; dirty: boolean; problem: string };
  children: ReactNode;
};

/** Adds to the number of unsaved sections, for the question before leaving the page. */
export const CountUnsavedContext = createContext<(change: 1 | -1) => void>(() => undefined);

export function GroupForm({ section, lead, form: { props, busy, dirty, problem }, children }: Props) {
  const isOwner = useIsOwner();
  const countUnsaved = use(CountUnsavedContext);
  useEffect(() => {
    if (!dirty) return undefined;
    countUnsaved(1);
    return () => countUnsaved(-1);
  }, [dirty, countUnsaved]);
  return (
    <Panel id={section} tabIndex={-1} title={SECTION_TITLES[section]}>
      <form {...props}>
        <FormFields ready={isOwner && !busy} className="stack tight">
          <p className="dim">{lead}</p>
          {children}
          {problem ? (
            <p role="alert" className="problem">
              {problem}
            </p>
          ) : null}
          {isOwner ? (
            <div>
              <Button type="submit" variant={dirty ? "filled" : "default"} loading={busy}>
                {SETTINGS.save}
              </Button>
            </div>
          ) : null}
        </FormFields>
      </form>
    </Panel>
  );
}
