import { RECONCILIATION } from "#texts/desk-money.ts";
import classes from "./reconciliation.module.css";

/** The native file field covers the area, so the browser handles clicks and drops. */
export const DropField = ({ take }: { take: (file: File) => void }) => (
  <label className={`surface ${classes.drop}`}>
    <strong>{RECONCILIATION.drop}</strong>
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
