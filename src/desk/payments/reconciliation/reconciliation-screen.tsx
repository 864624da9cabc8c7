import { Button } from "@mantine/core";
import { RECONCILIATION } from "#texts/desk-money.ts";
import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { AdminPage } from "../../shared/admin-page.tsx";
import { MappingForm } from "./mapping-form.tsx";
import { ResultView } from "./result-view.tsx";
import { useReconciliation } from "./use-reconciliation.ts";
import classes from "./reconciliation.module.css";

/** The native file field covers the area, so the browser handles clicks and drops. */
const DropField = ({ take }: { take: (file: File) => void }) => (
  <label className={`surface ${classes.drop}`}>
    <strong>{RECONCILIATION.drop}</strong>
    <span className="dim">{RECONCILIATION.outcome}</span>
    <input
      type="file"
      accept=".csv,.txt,.tsv,text/csv"
      aria-label={RECONCILIATION.choose}
      onChange={(event) => {
        const file = event.currentTarget.files?.[0];
        // The browser fires no change event if the admin chooses the same file again.
        event.currentTarget.value = "";
        if (file) take(file);
      }}
    />
  </label>
);

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
