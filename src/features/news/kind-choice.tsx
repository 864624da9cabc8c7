import { useId } from "react";
import { NEWS_PANEL } from "#texts/news.ts";
import type { NewsKind } from "../../domain/news/news-kinds.ts";
import classes from "./news.module.css";

type Props = {
  kinds: readonly NewsKind[];
  off: readonly NewsKind[];
  disabled: boolean;
  change: (off: NewsKind[]) => void;
};

export function KindChoice({ kinds, off, disabled, change }: Props) {
  const prefix = useId();
  return (
    <fieldset className={classes.kinds} disabled={disabled}>
      <legend>{NEWS_PANEL.kinds}</legend>
      {kinds.map((kind) => (
        <label key={kind} htmlFor={prefix + kind}>
          <input
            id={prefix + kind}
            type="checkbox"
            checked={!off.includes(kind)}
            onChange={({ currentTarget: { checked } }) =>
              change(checked ? off.filter((one) => one !== kind) : [...off, kind])
            }
          />
          {NEWS_PANEL.kind[kind]}
        </label>
      ))}
    </fieldset>
  );
}
