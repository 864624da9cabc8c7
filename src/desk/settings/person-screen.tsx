import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { askDesk } from "../../data/remote/desk/ask-desk.ts";
import { todayInTashkent } from "../../domain/catalogue/travel-dates.ts";
import { saveFile } from "../../shared/browser/save-file.ts";
import { Dialog } from "../../shared/ui/dialog/dialog.tsx";
import { toast } from "../../shared/ui/toast/toast.ts";
import { AdminPage } from "../shared/admin-page.tsx";
import { DialogFoot } from "../shared/dialog-foot.tsx";
import { failureText, OWNERS_CAN } from "../shared/messages/desk.ts";
import { useIsOwner } from "../shared/owner.ts";
import { PERSON } from "./messages/settings.ts";

function EraseDialog({ address, close }: { address: string; close: () => void }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const erase = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await askDesk("rpc/admin_erase_person", { address });
    setBusy(false);
    if (!answer.ok) return setProblem(failureText(answer));
    close();
    toast({ title: PERSON.erased(answer.value.bookings), tone: "success" });
  };
  return (
    <Dialog title={PERSON.eraseTitle(address)} onClose={close} busy={busy}>
      <form onSubmit={(event) => void erase(event)} className="stack tight">
        <p>{PERSON.eraseText}</p>
        <DialogFoot problem={problem} save={PERSON.eraseAct} back={PERSON.back} busy={busy} close={close} />
      </form>
    </Dialog>
  );
}

/** The privacy law entitles a person to a copy of their data and to its deletion. */
export function PersonScreen() {
  const isOwner = useIsOwner();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const [erasing, setErasing] = useState(false);
  const address = typed.trim();
  const isMissing = () => {
    const missing = !address.includes("@");
    setProblem(missing ? PERSON.addressMissing : "");
    return missing;
  };
  const exportIt = async (event: FormEvent) => {
    event.preventDefault();
    if (isMissing()) return;
    setBusy(true);
    const answer = await askDesk("rpc/admin_export_person", { address });
    setBusy(false);
    if (!answer.ok) return toast({ title: PERSON.notExported, message: failureText(answer), tone: "error" });
    saveFile(JSON.stringify(answer.value, null, 2), PERSON.file(todayInTashkent(Date.now())), "application/json");
    toast({ title: PERSON.exported(answer.value.bookings.length), tone: "success" });
  };
  return (
    <AdminPage route="adminPerson" lead={PERSON.lead}>
      <form onSubmit={(event) => void exportIt(event)} className="stack tight" noValidate>
        <TextInput
          type="email"
          label={PERSON.address}
          value={typed}
          error={problem}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className="row">
          <Button type="submit" loading={busy}>
            {PERSON.exportIt}
          </Button>
          {isOwner ? (
            <Button variant="default" disabled={busy} onClick={() => !isMissing() && setErasing(true)}>
              {PERSON.erase}
            </Button>
          ) : (
            <span className="dim">{OWNERS_CAN([PERSON.eraseAct])}</span>
          )}
        </div>
      </form>
      {erasing ? <EraseDialog address={address} close={() => setErasing(false)} /> : null}
    </AdminPage>
  );
}
