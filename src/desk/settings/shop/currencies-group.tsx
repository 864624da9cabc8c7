import { Checkbox, NativeSelect } from "@mantine/core";
import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import { Link } from "react-router-dom";
import { SETTINGS } from "#texts/desk.ts";
import { CHARGED_CURRENCIES, CURRENCIES, type Currency, usableRates } from "../../../domain/pricing/orientation.ts";
import type { DeskSettings } from "../../../domain/shop/settings-schema.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { paths } from "../../../shared/paths.ts";
import { useTodayInTashkent } from "../../../shared/use-now.ts";
import { chargedCurrencyText } from "../../../text/desk-catalogue.ts";
import { aboutPrice } from "../../../text/shared.ts";
import { deskQuery } from "../../shared/desk-query.ts";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import { GroupForm } from "./group-form.tsx";
import type { SaveSettings } from "./use-save.ts";
import classes from "./settings.module.css";

const words = SETTINGS.currencies;
type Values = { chosen: readonly Currency[]; charged_currency: string };
const EXAMPLE_CENTS = 100_000;

export function CurrenciesGroup({ settings, save }: { settings: DeskSettings; save: SaveSettings }) {
  const today = useTodayInTashkent();
  const rates = useDeskRead(deskQuery("rpc/admin_rates", {})).value;
  const [start] = useState<Values>(() => ({
    chosen: settings.currencies,
    charged_currency: settings.charged_currency,
  }));
  const rateOf = (currency: string) => usableRates(rates ?? [], today).find((rate) => rate.currency === currency);
  const form = useForm<Values, { ok: true } | { ok: false; errors: Partial<Record<keyof Values, string>> }>({
    empty: start,
    check: ({ charged_currency: to }) =>
      to === start.charged_currency || to === "USD" || !rates || rateOf(to)
        ? { ok: true }
        : { ok: false, errors: { charged_currency: words.noRate({ to }) } },
    send: (_, { chosen, charged_currency }) =>
      save({
        ...(String(chosen) === String(start.chosen) ? {} : { currencies: chosen }),
        ...(charged_currency === start.charged_currency ? {} : { charged_currency }),
      }),
  });
  const { chosen, charged_currency: to } = form.values;
  const currenciesWith = (currency: Currency, wanted: boolean) =>
    CURRENCIES.filter((name) => (name === currency ? wanted : chosen.includes(name)));
  const rate = rateOf(to);
  const lacksRate = to !== "USD" && rates !== undefined && !rate;
  return (
    <GroupForm section="currencies" lead={words.lead} form={form}>
      <div className="row">
        {CURRENCIES.map((currency) => (
          <Checkbox
            key={currency}
            label={currency}
            checked={chosen.includes(currency)}
            onChange={(event) => form.change({ chosen: currenciesWith(currency, event.currentTarget.checked) })}
          />
        ))}
      </div>
      <div className={classes.fields}>
        <NativeSelect
          label={words.charged}
          description={words.chargedHint}
          inputWrapperOrder={["label", "input", "description", "error"]}
          data={[...CHARGED_CURRENCIES]}
          {...form.field("charged_currency")}
        />
      </div>
      {to === start.charged_currency ? null : (
        <p role="status">
          {lacksRate
            ? words.noRate({ to })
            : chargedCurrencyText(to, start.charged_currency, rate && aboutPrice(EXAMPLE_CENTS, rate))}
        </p>
      )}
      <p>
        <Link to={`${paths.adminPayments()}?tab=rates`}>{words.rates}</Link>
      </p>
    </GroupForm>
  );
}
