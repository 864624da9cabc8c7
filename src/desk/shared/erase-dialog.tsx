import { Button, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { ERASE } from "#texts/desk.ts";
import { ProblemText } from "../../shared/form/problem-text.tsx";
import { type SubmitResult, useForm } from "../../shared/form/use-form.ts";
import { Dialog } from "../../shared/ui/dialog/dialog.tsx";

type Props = {
  title: string;
  text: string;
  expected: string;
  erase: () => Promise<SubmitResult>;
  close: () => void;
};

const EMPTY = { typed: "" };

export function EraseDialog({ title, text, expected, erase, close }: Props) {
  const { props, problem, busy, field } = useForm({
    empty: EMPTY,
    check: ({ typed }) =>
      typed.trim().toLowerCase() === expected.toLowerCase()
        ? ({ ok: true } as const)
        : ({ ok: false, errors: { typed: ERASE.notTyped({ expected }) } } as const),
    send: erase,
  });
  return (
    <Dialog title={title} onClose={close} busy={busy}>
      <form {...props} className="stack tight">
        <p>{text}</p>
        <TextInput label={ERASE.typeIt({ expected })} autoComplete="off" autoCapitalize="none" {...field("typed")} />
        <ProblemText text={problem} />
        <div className="row">
          <Button type="submit" color="red.9" loading={busy}>
            {ERASE.act}
          </Button>
          <Button variant="default" disabled={busy} onClick={close}>
            {ERASE.back}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
