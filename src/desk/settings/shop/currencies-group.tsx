import { Checkbox } from "@mantine/core";
import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import { useState } from "react";
import { Link } from "react-router-dom";
import { CURRENCIES, type Currency } from "../../../domain/pricing/orientation.ts";
import type { DeskSettings } from "../../../domain/shop/settings-schema.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { paths } from "../../../shared/paths.ts";
import { SETTINGS } from "../messages/shop.ts";
import { GroupForm } from "./group-form.tsx";
import type { SaveSettings } from "./use-save.ts";

const words = SETTINGS.currencies;
type Values = { chosen: readonly Currency[] };

export function CurrenciesGroup({ settings, save }: { settings: DeskSettings; save: SaveSettings }) {
  const [start] = useState<Values>(() => ({ chosen: settings.currencies }));
  const form = useForm<Values, { ok: true }>({
    empty: start,
    check: () => ({ ok: true }),
    send: (_, { chosen }) => save(String(chosen) === String(start.chosen) ? {} : { currencies: chosen }),
  });
  const { chosen } = form.values;
  const currenciesWith = (currency: Currency, wanted: boolean) =>
    CURRENCIES.filter((name) => (name === currency ? wanted : chosen.includes(name)));
  return (
    <GroupForm title={words.title} lead={words.lead} form={form}>
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
      <p>
        <Link to={paths.adminPayments()}>{words.rates}</Link>
      </p>
    </GroupForm>
  );
}
