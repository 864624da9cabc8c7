import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { askDesk } from "../../data/remote/desk/ask-desk.ts";
import { deskQuery } from "../shared/desk-query.ts";
import { type RatesForm, ratesForm, typedRates } from "../../domain/desk/payments/rates-form.ts";
import { CURRENCIES, type Rate } from "../../domain/pricing/orientation.ts";
import { day } from "../../domain/words.ts";
import { Panel } from "../../shared/ui/panel.tsx";
import { toast } from "../../shared/ui/toast/toast.ts";
import { RATES } from "./messages/books.ts";
import { OVER_ANOTHER } from "../bookings/messages/changing.ts";
import { failureText } from "../shared/messages/desk.ts";
import { useTodayInTashkent } from "../departures/use-today.ts";
import { DeskState } from "../shared/desk-state.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import classes from "./payments.module.css";

/** What stood there before one typed, by currency; as the server tells it where another admin was first. */
type SeenRates = Readonly<Record<string, unknown>>;
const seenRates = (rates: readonly Rate[]): SeenRates =>
  Object.fromEntries(rates.map(({ currency, per_dollar }) => [currency, per_dollar]));

function Form({ known, done }: { known: readonly Rate[]; done: () => void }) {
  const today = useTodayInTashkent();
  const [typed, setTyped] = useState<{ form: RatesForm; seen: SeenRates }>();
  const { form, seen } = typed ?? { form: ratesForm(known), seen: seenRates(known) };
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const rates = typedRates(form, today);
    setWrong(rates === null);
    if (rates === null) return;
    setBusy(true);
    const answer = await askDesk("rpc/admin_save_rates", { rates, seen });
    setBusy(false);
    if (!answer.ok) {
      const over = answer.reason === "changed" ? answer.refusal?.now : undefined;
      // Told; the next save is over it.
      if (over) setTyped({ form, seen: over });
      const message = over ? OVER_ANOTHER : failureText(answer);
      return toast({ title: RATES.notSaved, message, tone: "error" });
    }
    done();
    setTyped(undefined);
    toast({ title: RATES.saved, tone: "success" });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={classes.rates}>
        {CURRENCIES.map((currency) => {
          const rate = known.find((one) => one.currency === currency);
          return (
            <TextInput
              key={currency}
              label={RATES.label(currency)}
              description={rate ? RATES.of(day(rate.day)) : RATES.unknown}
              inputMode="decimal"
              value={form[currency]}
              onChange={(event) => setTyped({ form: { ...form, [currency]: event.currentTarget.value }, seen })}
            />
          );
        })}
      </div>
      {wrong ? (
        <p role="alert" className="problem">
          {RATES.wrong}
        </p>
      ) : null}
      <Button type="submit" variant="default" loading={busy} mt="sm">
        {RATES.save}
      </Button>
    </form>
  );
}

/** What a dollar is elsewhere, shown beside prices, and charged where the provider charges another currency. */
export function RatesPanel() {
  const read = useDeskRead(deskQuery("rpc/admin_rates", {}));
  return (
    <Panel title={RATES.title}>
      <p className="dim">{RATES.lead}</p>
      <DeskState reads={[read]} />
      {read.value ? <Form known={read.value} done={() => void read.refresh()} /> : null}
    </Panel>
  );
}
