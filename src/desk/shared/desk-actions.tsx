import { Button } from "@mantine/core";
import { Children, type ReactNode, useRef, useState } from "react";
import { FRAME } from "#texts/desk.ts";
import { toast } from "../../shared/ui/toast/toast.ts";
import { ownersCan } from "../../text/desk.ts";
import { Dropdown } from "./dropdown.tsx";
import { useIsOwner } from "./owner.ts";
import { type ReasonQuestion, ReasonDialog } from "./reason-dialog.tsx";
import { useMedia } from "./use-media.ts";
import classes from "./desk.module.css";

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
  /** On a phone, all but the first two are in a menu. */
  folds?: boolean;
};

const BUTTONS_SHOWN = 2;
const labelOf = ({ label, act }: DeskAct) => label ?? act;

export function DeskActions({ acts, done, size = "sm", children, folds = false }: Props) {
  const isPhone = useMedia("(max-width: 47.99em)");
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
  const buttonOf = (act: DeskAct) => (
    <Button
      key={labelOf(act)}
      size={size}
      variant={act.main ? "filled" : "default"}
      onClick={() => setAsked(labelOf(act))}
    >
      {labelOf(act)}
    </Button>
  );
  const buttons = [
    ...open.filter(({ main }) => main).map(buttonOf),
    ...Children.toArray(children),
    ...open.filter(({ main }) => !main).map(buttonOf),
    blockedLabels.length > 0 ? (
      <span key="owners" className="dim">
        {ownersCan(blockedLabels)}
      </span>
    ) : null,
  ];
  const isFolded = folds && isPhone;
  return (
    <div className="row">
      {isFolded ? buttons.slice(0, BUTTONS_SHOWN) : buttons}
      {isFolded ? (
        <Dropdown
          className={classes.fold}
          summary={
            <Button component="summary" size={size} variant="default">
              {FRAME.more}
            </Button>
          }
        >
          <div className={`surface ${classes.folded}`}>{buttons.slice(BUTTONS_SHOWN)}</div>
        </Dropdown>
      ) : null}
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
