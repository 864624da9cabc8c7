import { Button, TextInput } from "@mantine/core";
import { OWN_DATA } from "#texts/auth.ts";
import { ownDataCalls } from "../../../data/remote/own-data.ts";
import { ProblemText } from "../../../shared/form/problem-text.tsx";
import { useForm } from "../../../shared/form/use-form.ts";
import { Dialog } from "../../../shared/ui/dialog/dialog.tsx";
import { eraseBlockText, dataFailureReason } from "../../../text/auth.ts";

type Props = {
  opened: { token: string; key: string };
  address: string;
  erased: (bookings: readonly string[]) => void;
  close: () => void;
};

const EMPTY = { typed: "" };
const isSameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

export function EraseOwnData({ opened, address, erased, close }: Props) {
  const { props, problem, busy, field } = useForm({
    empty: EMPTY,
    check: ({ typed }) =>
      isSameAddress(typed, address)
        ? ({ ok: true } as const)
        : ({ ok: false, errors: { typed: OWN_DATA.notTyped } } as const),
    send: async () => {
      const answer = await ownDataCalls("rpc/erase_my_data", opened);
      if (answer.ok) return { ok: true, next: () => erased(answer.value.bookings) };
      if (answer.code === "refused")
        return { ok: false, problem: answer.reason === "link_gone" ? OWN_DATA.gone : eraseBlockText(answer.refusal) };
      return {
        ok: false,
        problem: answer.not_done ? OWN_DATA.notErased({ why: dataFailureReason(answer.reason) }) : OWN_DATA.maybeErased,
      };
    },
  });
  return (
    <Dialog title={OWN_DATA.eraseTitle} onClose={close} busy={busy}>
      <form {...props} className="stack tight">
        <p>{OWN_DATA.eraseText}</p>
        <TextInput label={OWN_DATA.typeIt({ address })} autoComplete="off" autoCapitalize="none" {...field("typed")} />
        <ProblemText text={problem} />
        <div className="row">
          <Button type="submit" color="red.9" loading={busy}>
            {OWN_DATA.eraseAct}
          </Button>
          <Button variant="default" disabled={busy} onClick={close}>
            {OWN_DATA.back}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
