import { Button } from "@mantine/core";
import { useState } from "react";
import { COSTS, MONTHLY } from "#texts/desk-money.ts";
import { COST_KINDS } from "#texts/desk.ts";
import { money } from "#texts/write.ts";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import type { DepartureCost, DepartureCosts } from "../../domain/desk/departures/costs.ts";
import { salesWithoutFees } from "../../domain/desk/payments/month-statement.ts";
import { Facts } from "../../shared/ui/facts.tsx";
import { toast } from "../../shared/ui/toast/toast.ts";
import { failureText } from "../../text/desk.ts";
import { deskQuery } from "../shared/desk-query.ts";
import { DisabledOffline } from "../shared/disabled-offline.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { CostDialog } from "./cost-dialog.tsx";
import classes from "./costs.module.css";

type ListProps = { costs: readonly DepartureCost[]; remove: (cost: DepartureCost) => void };

const CostList = ({ costs, remove }: ListProps) => (
  <ul className={`plain ${classes.costs}`}>
    {costs.map((cost) => (
      <li key={cost.id}>
        <span>
          {COST_KINDS[cost.kind]}
          {cost.note ? <span className="dim">, {cost.note}</span> : null}
        </span>
        <span className={classes.amount}>{money(cost.amount_cents)}</span>
        <Button
          size="compact-xs"
          variant="default"
          className="screen-only"
          aria-label={COSTS.removeOf({ kind: COST_KINDS[cost.kind], amount: money(cost.amount_cents) })}
          onClick={() => remove(cost)}
        >
          {COSTS.remove}
        </Button>
      </li>
    ))}
  </ul>
);

const Margin = ({ of }: { of: DepartureCosts }) => (
  <Facts
    className={classes.margin}
    of={{
      [MONTHLY.withoutFees]: money(salesWithoutFees(of)),
      [MONTHLY.commission]: of.commission_cents > 0 && money(-of.commission_cents),
      [MONTHLY.costs]: money(-of.costs_cents),
      [MONTHLY.margin]: <strong>{money(of.margin_cents)}</strong>,
    }}
  />
);

export function CostsPanel({ departure }: { departure: string }) {
  const read = useDeskRead(deskQuery("rpc/admin_departure_costs", { departure_id: departure }));
  const [adding, setAdding] = useState(false);
  const remove = async ({ id }: DepartureCost) => {
    const answer = await callDesk("rpc/remove_departure_cost", { cost_id: id });
    if (answer.ok) toast({ title: COSTS.removed, tone: "success" });
    else toast({ title: COSTS.notRemoved, message: failureText(answer), tone: "error" });
    void read.refresh();
  };
  if (!read.value) return null;
  return (
    <section className="surface stack tight screen-only" aria-label={COSTS.title}>
      <h2>{COSTS.title}</h2>
      <div className="halves">
        <Margin of={read.value} />
        <DisabledOffline className="stack tight">
          {read.value.costs.length === 0 ? <p className="dim">{COSTS.none}</p> : null}
          <CostList costs={read.value.costs} remove={(cost) => void remove(cost)} />
          <div>
            <Button size="compact-sm" variant="default" onClick={() => setAdding(true)}>
              {COSTS.add}
            </Button>
          </div>
        </DisabledOffline>
      </div>
      {adding ? (
        <CostDialog departure={departure} done={() => void read.refresh()} close={() => setAdding(false)} />
      ) : null}
    </section>
  );
}
