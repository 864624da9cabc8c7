import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { GUIDE_PICKER } from "#texts/desk-catalogue.ts";
import { isFreeGuide, sortFreeFirst } from "../../domain/desk/departures/departure-schema.ts";
import { ProblemText } from "../../shared/form/problem-text.tsx";
import { paths } from "../../shared/paths.ts";
import { Dialog } from "../../shared/ui/dialog/dialog.tsx";
import { guideStandingText } from "../../text/desk-departures.ts";
import { deskQuery } from "./desk-query.ts";
import { DeskState } from "./desk-state.tsx";
import { useDeskRead } from "./use-desk-read.ts";
import classes from "./guide-picker.module.css";

type Props = {
  departures: readonly string[];
  title: string;
  busy?: boolean;
  problem?: string | undefined;
  canRemove?: boolean;
  pick: (guide: string | null) => void;
  close: () => void;
};

export function GuidePicker({ departures, title, busy = false, problem, canRemove, pick, close }: Props) {
  const read = useDeskRead(deskQuery("rpc/admin_free_guides", { departures }));
  const guides = read.value && sortFreeFirst(read.value);
  return (
    <Dialog title={title} onClose={close} busy={busy}>
      <div className="stack tight">
        {guides ? null : <DeskState reads={[read]} />}
        {guides?.length === 0 ? (
          <p>
            {GUIDE_PICKER.none} <Link to={paths.adminGuides()}>{GUIDE_PICKER.add}</Link>
          </p>
        ) : null}
        {guides ? (
          <ul className={`plain ${classes.guides}`} ref={focusFirst}>
            {guides.map((guide) => (
              <li key={guide.id}>
                <button type="button" disabled={busy} className={classes.guide} onClick={() => pick(guide.id)}>
                  <strong>{guide.name}</strong>
                  <span className={isFreeGuide(guide) ? classes.free : "dim"}>{guideStandingText(guide)}</span>
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <ProblemText text={problem} />
        <div className="row">
          {canRemove ? (
            <Button variant="default" disabled={busy} onClick={() => pick(null)}>
              {GUIDE_PICKER.remove}
            </Button>
          ) : null}
          <Button variant="default" disabled={busy} onClick={close}>
            {GUIDE_PICKER.back}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function focusFirst(list: HTMLUListElement | null): void {
  list?.querySelector("button")?.focus();
}
