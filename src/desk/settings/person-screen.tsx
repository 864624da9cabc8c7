import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import * as v from "valibot";
import { ERASE, PERSON_TEXTS } from "#texts/desk.ts";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import { emailRule, isPersonPhone } from "../../domain/booking/form/field-rules.ts";
import { todayInTashkent } from "../../domain/catalogue/travel-dates.ts";
import { saveFile } from "../../shared/browser/save-file.ts";
import { checkWith, type ValidForm } from "../../shared/form/check-with.ts";
import { useForm } from "../../shared/form/use-form.ts";
import { toast } from "../../shared/ui/toast/toast.ts";
import { failureText, ownersCan } from "../../text/desk.ts";
import { AdminPage } from "../shared/admin-page.tsx";
import { EraseDialog } from "../shared/erase-dialog.tsx";
import { useIsOwner } from "../shared/owner.ts";
import { finishedSubmit } from "../shared/submit-results.ts";

const EMPTY = { address: "" };
const checkAddress = checkWith(
  v.object({
    address: v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => v.is(emailRule, text) || isPersonPhone(text), "wrong"),
    ),
  }),
  { wrong: PERSON_TEXTS.wrong },
);

export function PersonScreen() {
  const isOwner = useIsOwner();
  const [asks, setAsks] = useState<"export" | "erase">("export");
  const [erasing, setErasing] = useState<string>();
  const { props, problem, busy, field } = useForm<typeof EMPTY, ValidForm<typeof EMPTY>>({
    empty: EMPTY,
    check: checkAddress,
    send: async ({ output: { address } }) => {
      if (asks === "erase") {
        setErasing(address);
        return { ok: true, stays: true };
      }
      const answer = await callDesk("rpc/admin_export_person", { address });
      if (!answer.ok) return { ok: false, problem: failureText(answer) };
      saveFile(
        JSON.stringify(answer.value, null, 2),
        ERASE.file({ day: todayInTashkent(Date.now()) }),
        "application/json",
      );
      toast({ title: PERSON_TEXTS.exported({ bookings: answer.value.bookings.length }), tone: "success" });
      return { ok: true, stays: true };
    },
  });
  const closeDialog = () => setErasing(undefined);
  const erasePerson = async (address: string) => {
    const answer = await callDesk("rpc/admin_erase_person", { address });
    if (!answer.ok) return { ok: false, problem: failureText(answer) } as const;
    return finishedSubmit(PERSON_TEXTS.erased({ bookings: answer.value.bookings.length }), closeDialog);
  };
  return (
    <AdminPage route="adminPerson" lead={PERSON_TEXTS.lead}>
      <form {...props} className="stack tight">
        <TextInput label={PERSON_TEXTS.address} autoComplete="off" {...field("address")} />
        {problem ? (
          <p role="alert" className="problem">
            {problem}
          </p>
        ) : null}
        <div className="row">
          <Button type="submit" loading={busy && asks === "export"} onClick={() => setAsks("export")}>
            {PERSON_TEXTS.exportIt}
          </Button>
          {isOwner ? (
            <Button type="submit" variant="default" disabled={busy} onClick={() => setAsks("erase")}>
              {PERSON_TEXTS.erase}
            </Button>
          ) : (
            <span className="dim">{ownersCan([ERASE.act])}</span>
          )}
        </div>
      </form>
      <p className="dim">{PERSON_TEXTS.guides}</p>
      {erasing === undefined ? null : (
        <EraseDialog
          title={PERSON_TEXTS.eraseTitle({ address: erasing })}
          text={PERSON_TEXTS.eraseText}
          expected={erasing}
          erase={() => erasePerson(erasing)}
          close={closeDialog}
        />
      )}
    </AdminPage>
  );
}
