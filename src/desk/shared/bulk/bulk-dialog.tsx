import { Button, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { BULK_TEXTS } from "#texts/desk.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { Dialog } from "../../../shared/ui/dialog/dialog.tsx";
import { DialogFoot } from "../dialog-foot.tsx";
import type { Bulk } from "./use-bulk.ts";
import classes from "./bulk-dialog.module.css";

type Props = {
  title: string;
  act: string;
  words?: Pick<typeof BULK_TEXTS, "again" | "failed" | "back" | "close">;
  bulk: Bulk;
  check: () => string | null;
  changed?: () => Promise<void>;
  children: ReactNode;
  close: () => void;
};

const EMPTY_FORM_VALUES = {};

export function BulkDialog(props: Props) {
  const { title, act, words = BULK_TEXTS, bulk, check, changed, children, close } = props;
  const { total, done, busy, finished, failures, run } = bulk;
  const form = useForm({
    empty: EMPTY_FORM_VALUES,
    check: () => {
      const problem = check();
      return problem === null ? { ok: true as const } : { ok: false as const, errors: { "": problem } };
    },
    send: async () => {
      await run();
      await changed?.();
      return { ok: true, staysOpen: true };
    },
  });
  const isOver = total === 0 || (finished && failures.length === 0);
  return (
    <Dialog title={title} onClose={close} busy={busy}>
      <form {...form.props} className="stack tight" onChange={() => form.change({})}>
        {finished ? null : children}
        {busy ? <progress max={total} value={done} aria-label={title} className={classes.progress} /> : null}
        <div role="status">{busy || finished ? BULK_TEXTS.progress({ done, total }) : ""}</div>
        {finished && failures.length > 0 ? (
          <div role="alert">
            <Text className="problem">{words.failed({ number: failures.length })}</Text>
            <ul className={classes.failures}>
              {failures.map(({ key, label, why }) => (
                <li key={key}>
                  <b>{label}</b>: {why}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {isOver ? (
          <div className="row">
            <Button variant="default" onClick={close}>
              {words.close}
            </Button>
          </div>
        ) : (
          <DialogFoot
            problem={form.errors[""] ?? form.problem}
            save={finished ? words.again : act}
            back={finished ? words.close : words.back}
            busy={busy}
            close={close}
          />
        )}
      </form>
    </Dialog>
  );
}
