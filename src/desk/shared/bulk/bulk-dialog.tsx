import { Button, Text } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { Dialog } from "../../../shared/ui/dialog/dialog.tsx";
import { BULK } from "../messages/bulk.ts";
import { DialogFoot } from "../dialog-foot.tsx";
import classes from "./bulk-dialog.module.css";
import type { Bulk } from "./use-bulk.ts";

type Props = {
  title: string;
  act: string;
  words?: Pick<typeof BULK, "again" | "failed" | "back" | "close">;
  bulk: Bulk;
  problem?: string | undefined;
  check: () => string | null;
  refuse: (problem: string) => void;
  changed?: () => Promise<void>;
  children: ReactNode;
  close: () => void;
};

export function BulkDialog(props: Props) {
  const { title, act, words = BULK, bulk, problem, check, refuse, changed, children, close } = props;
  const { total, done, busy, finished, failures, run } = bulk;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = check();
    if (wrong) return refuse(wrong);
    await run();
    await changed?.();
  };
  const isOver = total === 0 || (finished && failures.length === 0);
  return (
    <Dialog title={title} onClose={close} busy={busy}>
      <form onSubmit={(event) => void submit(event)} noValidate className="stack tight">
        {finished ? null : children}
        {busy ? <progress max={total} value={done} aria-label={title} className={classes.progress} /> : null}
        <div role="status">{busy || finished ? BULK.progress(done, total) : ""}</div>
        {finished && failures.length > 0 ? (
          <div role="alert">
            <Text className="problem">{words.failed(failures.length)}</Text>
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
            problem={problem}
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
