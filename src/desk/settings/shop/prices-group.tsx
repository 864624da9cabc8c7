import { TextInput } from "@mantine/core";
import { useState } from "react";
import { SETTINGS } from "#texts/desk.ts";
import { type PlanForm, planFormOf, planOfForm } from "../../../domain/desk/settings/terms-form.ts";
import type { DeskSettings } from "../../../domain/shop/settings-schema.ts";
import type { PaymentPlan } from "../../../domain/terms/payment-plan.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { GroupForm } from "./group-form.tsx";
import type { SaveSettings } from "./use-save.ts";
import classes from "./settings.module.css";

const { prices } = SETTINGS;
type CheckedPrices =
  | { ok: true; fees_percent: number; plan: PaymentPlan | null }
  | { ok: false; errors: Partial<Record<keyof PlanForm, string>> };

function checkPrices(form: PlanForm): CheckedPrices {
  const parsedPlan = planOfForm(form);
  return typeof parsedPlan === "string"
    ? { ok: false, errors: { [parsedPlan]: prices.wrong[parsedPlan] } }
    : { ok: true, ...parsedPlan };
}

export function PricesGroup({ settings, save }: { settings: DeskSettings; save: SaveSettings }) {
  const [start] = useState(() => planFormOf(settings));
  const form = useForm<PlanForm, CheckedPrices>({
    empty: start,
    check: checkPrices,
    send: ({ fees_percent, plan }, typed) =>
      save({
        ...(typed.fees_percent === start.fees_percent ? {} : { fees_percent }),
        ...(JSON.stringify({ ...typed, fees_percent: "" }) === JSON.stringify({ ...start, fees_percent: "" })
          ? {}
          : { plan }),
      }),
  });
  const integerInputProps = { inputMode: "numeric", autoComplete: "off" } as const;
  return (
    <GroupForm section="prices" lead={prices.lead} form={form}>
      <div className={classes.fields}>
        <TextInput label={prices.fees} {...integerInputProps} {...form.field("fees_percent")} />
        <TextInput
          label={prices.percent}
          description={prices.percentHint}
          inputWrapperOrder={["label", "input", "description", "error"]}
          {...integerInputProps}
          {...form.field("deposit_percent")}
        />
        <TextInput label={prices.over} inputMode="decimal" autoComplete="off" {...form.field("over")} />
        <TextInput label={prices.days} {...integerInputProps} {...form.field("balance_days_before")} />
      </div>
    </GroupForm>
  );
}
