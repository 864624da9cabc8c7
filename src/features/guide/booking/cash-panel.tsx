import { Button, NativeSelect, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState, useSyncExternalStore } from "react";
import { GUIDE_REPORT, GUIDE_CASH } from "#texts/guide.ts";
import { decimal, grouped, money } from "#texts/write.ts";
import { exchangeRates } from "../../../data/sync/catalogue/exchange-rates.ts";
import { reportCash } from "../../../data/sync/outbox/report-as-guide.ts";
import { CASH_CURRENCIES, type CashCurrency, type CashForm, readCash, somFor } from "../../../domain/guide/cash.ts";
import type { RosterBooking } from "../../../domain/guide/roster.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { Panel } from "../../../shared/ui/panel.tsx";
import { cashText, owedText, somRateText } from "../../../text/guide.ts";
import { cashCeilingOf, owedBy } from "../shared/owed-by.ts";
import type { GuideDeparture } from "../shared/use-roster.ts";
import { CashTaken } from "./cash-taken.tsx";

const isCurrency = (text: string): text is CashCurrency => CASH_CURRENCIES.some((known) => known === text);

type Props = { known: GuideDeparture; booking: RosterBooking };

export function CashPanel({ known, booking }: Props) {
  const owedCents = owedBy(known, booking);
  const hasHandedCash = known.departure.cash.some((handed) => handed.booking_id === booking.id);
  const hasReportedCash = known.reports.some(({ row }) => row.cash?.booking_id === booking.id);
  if (owedCents === 0 && !hasHandedCash && !hasReportedCash) return null;
  return (
    <Panel title={GUIDE_CASH.title}>
      <div className="stack tight">
        {owedCents > 0 ? (
          <>
            <p>{owedText(owedCents, booking.balance_due_on)}</p>
            <CashForm key={owedCents} known={known} booking={booking} owed={owedCents} />
          </>
        ) : null}
        <CashTaken known={known} booking={booking} />
      </div>
    </Panel>
  );
}

function CashForm({ known, booking, owed: owedCents }: Props & { owed: number }) {
  const [open, setOpen] = useState(false);
  const [id] = useState(() => crypto.randomUUID());
  const rates = useSyncExternalStore(exchangeRates.subscribe, exchangeRates.get);
  const rate = rates.find(({ currency }) => currency === "UZS") ?? null;
  const owedTextIn = (currency: CashCurrency) =>
    currency === "UZS" && rate ? grouped(somFor(owedCents, rate)) : decimal((owedCents / 100).toFixed(2));
  const [start] = useState((): CashForm => ({ currency: "USD", amount: owedTextIn("USD") }));
  const { props, values, errors, problem, change, field } = useForm({
    empty: start,
    check: (form) => {
      const parsedCash = readCash(form, owedCents, rate, cashCeilingOf(known, booking));
      return parsedCash.ok
        ? parsedCash
        : { ok: false as const, errors: { amount: GUIDE_CASH.problems[parsedCash.code] } };
    },
    send: async ({ cash }) => {
      const { roster, departure } = known;
      const answer = await reportCash({ mark: roster.mark, departure, booking, cash, id });
      if (answer.ok || answer.code === "already") return { ok: true, staysOpen: true };
      return { ok: false, problem: GUIDE_REPORT.notStored[answer.code] };
    },
  });
  const parsedCash = readCash(values, owedCents, rate, cashCeilingOf(known, booking));

  if (!open) {
    return (
      <Button variant="default" size="lg" fullWidth onClick={() => setOpen(true)}>
        {GUIDE_CASH.take}
      </Button>
    );
  }
  return (
    <form {...props} className="stack tight">
      <NativeSelect
        size="lg"
        label={GUIDE_CASH.currency}
        data={CASH_CURRENCIES.map((currency) => ({ value: currency, label: GUIDE_CASH.currencies[currency] }))}
        value={values.currency}
        onChange={({ currentTarget: { value } }) => {
          if (isCurrency(value)) change({ currency: value, amount: owedTextIn(value) });
        }}
      />
      <TextInput
        size="lg"
        label={GUIDE_CASH.amount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        {...field("amount")}
        error={errors["amount"] ?? (problem || undefined)}
      />
      {values.currency === "UZS" ? (
        <p className="dim">
          {rate ? somRateText(rate.per_dollar, rate.day) : GUIDE_CASH.problems.no_rate}{" "}
          {parsedCash.ok ? GUIDE_CASH.comesTo({ cents: parsedCash.cash.amount_cents }) : null}
        </p>
      ) : null}
      <Button type="submit" size="xl" fullWidth>
        {GUIDE_CASH.record({ amount: parsedCash.ok ? cashText(parsedCash.cash) : money(owedCents) })}
      </Button>
    </form>
  );
}
