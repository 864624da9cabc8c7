import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { toast } from "../../../../shared/ui/toast/toast.ts";
import { type Asked, ReasonDialog } from "./reason-dialog.tsx";

export type DeskAct = Asked & {
  /** On the button that asks; else what the dialog's own says. */
  label?: string;
  main?: boolean;
  text: string;
  /** Said when it is done. */
  done: string;
};

type Props = { acts: readonly (DeskAct | false)[]; done: () => void; children?: ReactNode };

const labelOf = ({ label, act }: DeskAct) => label ?? act;

/** What the desk may do here, each with its reason; the server has the last word. */
export function DeskActions({ acts, done, children }: Props) {
  const [asked, setAsked] = useState<string>();
  const open = acts.filter((act) => act !== false);
  const asking = open.find((act) => labelOf(act) === asked);
  const close = () => setAsked(undefined);
  if (open.length === 0 && !children) return null;
  const finished = (title: string) => {
    close();
    toast({ title, tone: "success" });
    done();
  };
  return (
    <div className="row">
      {children}
      {open.map((act) => (
        <Button
          key={labelOf(act)}
          size="sm"
          variant={act.main ? "filled" : "default"}
          onClick={() => setAsked(labelOf(act))}
        >
          {labelOf(act)}
        </Button>
      ))}
      {asking ? (
        <ReasonDialog {...asking} done={() => finished(asking.done)} close={close}>
          <p>{asking.text}</p>
        </ReasonDialog>
      ) : null}
    </div>
  );
}
