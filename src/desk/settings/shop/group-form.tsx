import { Button } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import { FormFields } from "../../../shared/ui/form-fields.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { SETTINGS } from "../messages/shop.ts";

type Props = {
  title: string;
  lead: string;
  form: { props: ComponentProps<"form">; busy: boolean; problem: string };
  children: ReactNode;
};

export const GroupForm = ({ title, lead, form: { props, busy, problem }, children }: Props) => (
  <Panel title={title}>
    <form {...props}>
      <FormFields ready={!busy} className="stack tight">
        <p className="dim">{lead}</p>
        {children}
        {problem ? (
          <p role="alert" className="problem">
            {problem}
          </p>
        ) : null}
        <div>
          <Button type="submit" variant="default" loading={busy}>
            {SETTINGS.save}
          </Button>
        </div>
      </FormFields>
    </form>
  </Panel>
);
