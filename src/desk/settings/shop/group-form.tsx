import { Button } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import { FormFields } from "../../../shared/ui/form-fields.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { useIsOwner } from "../../shared/owner.ts";
import { SETTINGS } from "#texts/desk.ts";
import { SECTION_TITLES, type SettingsSection } from "./sections.ts";

type Props = {
  section: SettingsSection;
  lead: string;
  form: { props: ComponentProps<"form">; busy: boolean; problem: string };
  children: ReactNode;
};

export function GroupForm({ section, lead, form: { props, busy, problem }, children }: Props) {
  const isOwner = useIsOwner();
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
              <Button type="submit" variant="default" loading={busy}>
                {SETTINGS.save}
              </Button>
            </div>
          ) : null}
        </FormFields>
      </form>
    </Panel>
  );
}
