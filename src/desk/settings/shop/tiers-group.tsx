import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { SETTINGS } from "#texts/desk.ts";
import { type TierLine, type TiersForm, tiersFormOf, tiersOfForm } from "../../../domain/desk/settings/terms-form.ts";
import type { DeskSettings } from "../../../domain/shop/settings-schema.ts";
import type { RefundTier } from "../../../domain/terms/cancellation-policy.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { GroupForm } from "./group-form.tsx";
import type { SaveSettings } from "./use-save.ts";
import classes from "./settings.module.css";

const words = SETTINGS.tiers;
type CheckedTiers = { ok: true; tiers: RefundTier[] } | { ok: false; errors: { lines: string } };

function checkTiers(form: TiersForm): CheckedTiers {
  const tiers = tiersOfForm(form);
  return tiers ? { ok: true, tiers } : { ok: false, errors: { lines: words.wrong } };
}

export function TiersGroup({ settings, save }: { settings: DeskSettings; save: SaveSettings }) {
  const [start] = useState(() => tiersFormOf(settings.terms));
  const form = useForm<TiersForm, CheckedTiers>({
    empty: start,
    check: checkTiers,
    send: ({ tiers }, typed) => save(JSON.stringify(typed) === JSON.stringify(start) ? {} : { tiers }),
  });
  const { lines } = form.values;
  const setLine = (at: number, changes: Partial<TierLine>) =>
    form.change({ lines: lines.map((line, n) => (n === at ? { ...line, ...changes } : line)) });
  const lastIndex = lines.length - 1;
  return (
    <GroupForm section="tiers" lead={words.lead({ version: settings.terms.version })} form={form}>
      <div className={`dim ${classes.line}`} aria-hidden>
        <span>{words.daysHead}</span>
        <span>{words.percentHead}</span>
      </div>
      <ol className="plain stack tight">
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines have no identity but their place
          <li key={at} className={classes.line}>
            <TextInput
              aria-label={words.days({ place: at + 1 })}
              inputMode="numeric"
              value={line.min_days}
              readOnly={at === lastIndex}
              onChange={(event) => setLine(at, { min_days: event.currentTarget.value })}
            />
            <TextInput
              aria-label={words.percent({ place: at + 1 })}
              inputMode="numeric"
              value={line.percent}
              onChange={(event) => setLine(at, { percent: event.currentTarget.value })}
            />
            {at === lastIndex ? null : (
              <Button
                variant="default"
                aria-label={words.remove({ place: at + 1 })}
                onClick={() => form.change({ lines: lines.filter((_, n) => n !== at) })}
              >
                ✕
              </Button>
            )}
          </li>
        ))}
      </ol>
      {form.errors["lines"] ? (
        <p role="alert" className="problem">
          {form.errors["lines"]}
        </p>
      ) : null}
      <div>
        <Button
          variant="default"
          size="compact-md"
          onClick={() => form.change({ lines: [{ min_days: "", percent: "" }, ...lines] })}
        >
          {words.add}
        </Button>
      </div>
      <TextInput className={classes.fee} label={words.fee} inputMode="decimal" {...form.field("fee")} />
    </GroupForm>
  );
}
