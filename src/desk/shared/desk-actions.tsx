import { Button } from "@mantine/core";
import { type ReactNode, useRef, useState } from "react";
import { toast } from "../../shared/ui/toast/toast.ts";
import { useIsOwner } from "./owner.ts";
import { type ReasonQuestion, ReasonDialog } from "./reason-dialog.tsx";
import { ownersCan } from "../../text/desk.ts";

export type DeskAct = ReasonQuestion & {
  label?: string;
  main?: boolean;
  forOwners?: boolean;
  text: string;
  done: string | ((amount_cents: number) => string);
};

type Props = {
  acts: readonly (DeskAct | false)[];
  done: () => void;
  size?: "sm" | "compact-sm";
  children?: ReactNode;
};

const labelOf = ({ label, act }: DeskAct) => label ?? act;

export function DeskActions({ acts, done, size = "sm", children }: Props) {
  const [asked, setAsked] = useState<string>();
  const isOwner = useIsOwner();
  const offeredActs = acts.filter((act) => act !== false);
  const open = offeredActs.filter(({ forOwners }) => isOwner || !forOwners);
  const blockedLabels = offeredActs.filter((act) => !open.includes(act)).map(labelOf);
  const askingAct = open.find((act) => labelOf(act) === asked);
  const isStale = useRef(false);
  const sentCents = useRef(0);
  const closeDialog = () => {
    setAsked(undefined);
    // A refusal means that the screen shows outdated data, so refresh it.
    if (isStale.current) done();
    isStale.current = false;
  };
  if (offeredActs.length === 0 && !children) return null;
  const finished = (text: DeskAct["done"]) => {
    closeDialog();
    toast({ title: typeof text === "string" ? text : text(sentCents.current), tone: "success" });
    done();
  };
  return (
    <div className="row">
      {children}
      {open.map((act) => (
        <Button
          key={labelOf(act)}
          size={size}
          variant={act.main ? "filled" : "default"}
          onClick={() => setAsked(labelOf(act))}
        >
          {labelOf(act)}
        </Button>
      ))}
      {blockedLabels.length > 0 ? <span className="dim">{ownersCan(blockedLabels)}</span> : null}
      {askingAct ? (
        <ReasonDialog
          {...askingAct}
          run={async (reason, cents) => {
            const answer = await askingAct.run(reason, cents);
            isStale.current = !answer.ok;
            sentCents.current = cents ?? 0;
            return answer;
          }}
          done={() => finished(askingAct.done)}
          close={closeDialog}
        >
          <p>{askingAct.text}</p>
        </ReasonDialog>
      ) : null}
    </div>
  );
}
