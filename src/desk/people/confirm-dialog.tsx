import type { Result } from "../../domain/result.ts";
import { useForm } from "../../shared/form/use-form.ts";
import { Dialog } from "../../shared/ui/dialog/dialog.tsx";
import { toast } from "../../shared/ui/toast/toast.ts";
import { failureText } from "../../text/desk.ts";
import { DialogFoot } from "../shared/dialog-foot.tsx";

export type Question = { title: string; text: string; label: string; success: string };
type Props = {
  question: Question;
  back: string;
  send: () => Promise<Result<unknown>>;
  done: () => void;
  close: () => void;
};

const NOTHING_TYPED = {};

export function ConfirmDialog({ question: { title, text, label, success }, back, send, done, close }: Props) {
  const { props, problem, busy } = useForm({
    empty: NOTHING_TYPED,
    check: () => ({ ok: true }) as const,
    send: async () => {
      const answer = await send();
      if (!answer.ok) return { ok: false, problem: failureText(answer) };
      const next = () => {
        close();
        done();
        toast({ title: success, tone: "success" });
      };
      return { ok: true, next };
    },
  });
  return (
    <Dialog title={title} onClose={close} busy={busy}>
      <form {...props} className="stack tight">
        <p>{text}</p>
        <DialogFoot problem={problem} save={label} back={back} busy={busy} close={close} />
      </form>
    </Dialog>
  );
}
