import { useDraft, type Changes } from "./use-url-choices.ts";
import classes from "./list.module.css";

export type View = "grid" | "list";
export const VIEWS: readonly View[] = ["grid", "list"];
const LABELS: Record<View, string> = { grid: "Grid", list: "List" };

export function ViewToggle({ view, change }: { view: View; change: (changes: Changes) => void }) {
  const [shown, setShown] = useDraft(view);
  return (
    <div className={classes.toggle} role="group" aria-label="View">
      {VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={shown === one}
          onClick={() => {
            setShown(one);
            change({ view: one === "grid" ? null : one });
          }}
        >
          {LABELS[one]}
        </button>
      ))}
    </div>
  );
}
