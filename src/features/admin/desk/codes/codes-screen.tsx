import { Button } from "@mantine/core";
import { useState } from "react";
import { allCodes } from "../../../../data/remote/admin/desk-codes.ts";
import type { DeskCode } from "../../../../domain/desk/code-form.ts";
import { EmptyState } from "../../../../shared/ui/empty-state.tsx";
import { paths } from "../../../../shared/paths.ts";
import { titleOf } from "../../../../shared/site.ts";
import { ButtonLink } from "../../../../shared/ui/links.tsx";
import { AdminPage } from "../../shared/admin-page.tsx";
import { CODES } from "../../messages/codes.ts";
import { DEPARTURE_ACTS } from "../../messages/departures.ts";
import classes from "../shared/desk.module.css";
import { DeskState } from "../shared/desk-state.tsx";
import { StatusMark } from "../shared/status-mark.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { CodeDialog } from "./code-dialog.tsx";

const CodeLine = ({ code, edit }: { code: DeskCode; edit: () => void }) => (
  <li className={`surface ${classes.row}`}>
    <span className={classes.name}>{code.code}</span>
    <span className={classes.end}>
      <StatusMark status={code.archived ? "archived" : "active"} />
    </span>
    <span>{[CODES.off_words(code), CODES.uses(code), CODES.terms(code)].filter(Boolean).join(", ")}</span>
    <Button size="compact-md" variant="default" aria-label={CODES.edit(code.code)} onClick={edit}>
      {DEPARTURE_ACTS.edit}
    </Button>
  </li>
);

/** What travellers type in to pay less. */
export function CodesScreen() {
  const read = useDeskRead(allCodes);
  const [asked, setAsked] = useState<DeskCode | "new">();
  return (
    <AdminPage
      route="adminCodes"
      lead={CODES.lead}
      actions={
        <>
          <ButtonLink variant="default" to={paths.adminGiftCards()}>
            {titleOf("adminGiftCards")}
          </ButtonLink>
          <Button onClick={() => setAsked("new")}>{CODES.add}</Button>
        </>
      }
    >
      <DeskState reads={[read]} />
      {read.value?.length === 0 ? <EmptyState title={CODES.empty.title}>{CODES.empty.text}</EmptyState> : null}
      <ul className="plain stack tight" aria-label={CODES.label}>
        {read.value?.map((code) => (
          <CodeLine key={code.id} code={code} edit={() => setAsked(code)} />
        ))}
      </ul>
      {asked ? (
        <CodeDialog
          code={asked === "new" ? undefined : asked}
          done={() => void read.refresh()}
          close={() => setAsked(undefined)}
        />
      ) : null}
    </AdminPage>
  );
}
