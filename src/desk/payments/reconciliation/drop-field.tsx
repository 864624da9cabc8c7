import { RECONCILIATION } from "../messages/reconciliation.ts";
import classes from "./reconciliation.module.css";

/** A field for one file, chosen or dropped: the browser's own field takes both, and lies over all of it. */
export const DropField = ({ take }: { take: (file: File) => void }) => (
  <label className={`surface ${classes.drop}`}>
    <strong>{RECONCILIATION.drop}</strong>
    <input
      type="file"
      accept=".csv,.txt,.tsv,text/csv"
      aria-label={RECONCILIATION.choose}
      onChange={(event) => {
        const file = event.currentTarget.files?.[0];
        // The same file may be chosen again.
        event.currentTarget.value = "";
        if (file) take(file);
      }}
    />
  </label>
);
