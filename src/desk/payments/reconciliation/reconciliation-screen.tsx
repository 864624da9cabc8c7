import { Button } from "@mantine/core";
import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { RECONCILIATION } from "#texts/desk-money.ts";
import { AdminPage } from "../../shared/admin-page.tsx";
import { DropField } from "./drop-field.tsx";
import { MappingForm } from "./mapping-form.tsx";
import { ResultView } from "./result-view.tsx";
import { useReconciliation } from "./use-reconciliation.ts";

export function ReconciliationScreen() {
  const { file, sample, choice, setChoice, problem, busy, outcome, take, run, anew, change } = useReconciliation();
  return (
    <AdminPage
      route="adminReconciliation"
      lead={RECONCILIATION.lead}
      actions={
        <ButtonLink to={paths.adminPayments()} variant="default">
          {RECONCILIATION.back}
        </ButtonLink>
      }
    >
      {file ? (
        <div className="row">
          <strong>{RECONCILIATION.file({ name: file.name, lines: file.rows.length })}</strong>
          <Button variant="default" size="xs" onClick={anew}>
            {RECONCILIATION.again}
          </Button>
          {outcome ? (
            <Button variant="default" size="xs" onClick={change}>
              {RECONCILIATION.change}
            </Button>
          ) : null}
        </div>
      ) : (
        <DropField take={(dropped) => void take(dropped)} />
      )}
      <p role="status" className="dim" hidden={!busy || busy.rows === 0}>
        {busy && busy.rows > 0 ? RECONCILIATION.reading({ rows: busy.rows }) : ""}
      </p>
      {problem ? (
        <p role="alert" className="problem">
          {problem}
        </p>
      ) : null}
      {file && choice && !outcome ? (
        <MappingForm
          file={file}
          sample={sample}
          choice={choice}
          change={setChoice}
          busy={busy !== undefined}
          run={() => void run()}
        />
      ) : null}
      {outcome ? <ResultView outcome={outcome} /> : null}
    </AdminPage>
  );
}
