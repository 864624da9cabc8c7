import type { ReactNode } from "react";
import type { useForm } from "../../shared/form/use-form.ts";
import { Dialog } from "../../shared/ui/dialog/dialog.tsx";
import { FormFields } from "../../shared/ui/form-fields.tsx";
import { DialogFoot } from "./dialog-foot.tsx";

type Props = {
  title: string;
  form: Pick<ReturnType<typeof useForm>, "props" | "problem" | "busy">;
  problem?: string | undefined;
  save: string;
  back: string;
  close: () => void;
  children: ReactNode;
};

export const FormDialog = ({ title, form: { props, busy, ...form }, problem, save, back, close, children }: Props) => (
  <Dialog title={title} onClose={close} busy={busy}>
    <form {...props}>
      <FormFields ready={!busy} className="stack tight">
        {children}
        <DialogFoot problem={form.problem || problem} save={save} back={back} busy={busy} close={close} />
      </FormFields>
    </form>
  </Dialog>
);
