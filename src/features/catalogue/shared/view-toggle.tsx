import { FILTER_TEXTS, LIST_VIEWS } from "#texts/catalogue.ts";
import { useDraft, type Changes } from "./use-url-choices.ts";
import classes from "./list.module.css";

export type View = keyof typeof LIST_VIEWS;
const views = ["grid", "list"] as const;

export function ViewToggle({ view, change }: { view: View; change: (changes: Changes) => void }) {
  const [shown, setShown] = useDraft(view);
  return (
    <div className={classes.toggle} role="group" aria-label={FILTER_TEXTS.view}>
      {views.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={shown === one}
          onClick={() => {
            setShown(one);
            change({ view: one === "grid" ? null : one });
          }}
        >
          {LIST_VIEWS[one]}
        </button>
      ))}
    </div>
  );
}
