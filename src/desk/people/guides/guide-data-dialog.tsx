import { Button } from "@mantine/core";
import { useState } from "react";
import { ERASE, GUIDE_DATA } from "#texts/desk.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import type { Guide } from "../../../domain/desk/people/guide-schema.ts";
import { saveFile } from "../../../shared/browser/save-file.ts";
import { ProblemText } from "../../../shared/form/problem-text.tsx";
import { Dialog } from "../../../shared/ui/dialog/dialog.tsx";
import { failureText, ownersCan } from "../../../text/desk.ts";
import { EraseDialog } from "../../shared/erase-dialog.tsx";
import { useIsOwner } from "../../shared/owner.ts";
import { finishedSubmit } from "../../shared/submit-results.ts";

type Props = { guide: Guide; done: () => void; close: () => void };

export function GuideDataDialog({ guide: { id, name }, done, close }: Props) {
  const isOwner = useIsOwner();
  const [isErasing, setIsErasing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const exportIt = async () => {
    setBusy(true);
    const answer = await callDesk("rpc/admin_export_guide", { guide: id });
    setBusy(false);
    if (!answer.ok) return setProblem(failureText(answer));
    setProblem("");
    return saveFile(
      JSON.stringify(answer.value, null, 2),
      ERASE.file({ day: todayInTashkent(Date.now()) }),
      "application/json",
    );
  };
  const eraseData = async () => {
    const answer = await callDesk("rpc/admin_erase_guide", { guide: id });
    if (!answer.ok) return { ok: false, problem: failureText(answer) } as const;
    return finishedSubmit(GUIDE_DATA.erased, close, done);
  };
  if (isErasing)
    return (
      <EraseDialog
        title={GUIDE_DATA.eraseTitle({ name })}
        text={GUIDE_DATA.eraseText}
        expected={name}
        erase={eraseData}
        close={close}
      />
    );
  return (
    <Dialog title={GUIDE_DATA.title({ name })} onClose={close} busy={busy}>
      <div className="stack tight">
        <p>{GUIDE_DATA.text}</p>
        <ProblemText text={problem} />
        <div className="row">
          <Button loading={busy} onClick={() => void exportIt()}>
            {GUIDE_DATA.exportIt}
          </Button>
          {isOwner ? (
            <Button variant="default" disabled={busy} onClick={() => setIsErasing(true)}>
              {GUIDE_DATA.erase}
            </Button>
          ) : (
            <span className="dim">{ownersCan([ERASE.act])}</span>
          )}
          <Button variant="default" disabled={busy} onClick={close}>
            {ERASE.back}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
