import { Button } from "@mantine/core";
import { useState } from "react";
import { allGiftCards, voidGiftCard } from "../../../../data/remote/admin/desk-gift-cards.ts";
import { cardState, type DeskGiftCard, isCardAbout } from "../../../../domain/desk/gift-card-form.ts";
import { EmptyState } from "../../../../shared/ui/empty-state.tsx";
import { toast } from "../../../../shared/ui/toast/toast.ts";
import { AdminPage } from "../../shared/admin-page.tsx";
import { FILTERS } from "../../messages/desk-names.ts";
import { GIFT_CARDS } from "../../messages/gift-cards.ts";
import { useToday } from "../departures/use-today.ts";
import classes from "../shared/desk.module.css";
import { DeskState } from "../shared/desk-state.tsx";
import { FilterBar, SearchFilter, SelectFilter } from "../shared/filters.tsx";
import { ReasonDialog } from "../shared/reason-dialog.tsx";
import { StatusMark } from "../shared/status-mark.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { useFilters } from "../shared/use-filters.ts";
import { GiftCardDialog } from "./gift-card-dialog.tsx";

const CardLine = ({ card, today, take }: { card: DeskGiftCard; today: string; take: () => void }) => (
  <li className={`surface ${classes.row}`}>
    <span className={classes.name}>{card.code}</span>
    <span className={classes.end}>
      <StatusMark status={cardState(card, today)} />
    </span>
    <span>
      {GIFT_CARDS.left(card)}, {GIFT_CARDS.facts(card)}
    </span>
    {GIFT_CARDS.canVoid(card, today) ? (
      <Button size="compact-md" variant="default" aria-label={GIFT_CARDS.voidOf(card.code)} onClick={take}>
        {GIFT_CARDS.void}
      </Button>
    ) : null}
  </li>
);

/** Credit that travelers pay with: who has it, and what is left of it. */
export function GiftCardsScreen() {
  const read = useDeskRead(allGiftCards);
  const filters = useFilters();
  const today = useToday();
  const [asked, setAsked] = useState<DeskGiftCard | "new">();
  const [search, state] = [filters.get("search"), filters.get("state")];
  const shown = read.value?.filter(
    (card) => isCardAbout(card, search) && (state === "" || cardState(card, today) === state),
  );
  const close = () => setAsked(undefined);
  const empty = read.value?.length === 0 ? GIFT_CARDS.empty : GIFT_CARDS.none;
  return (
    <AdminPage
      route="adminGiftCards"
      lead={GIFT_CARDS.lead}
      actions={<Button onClick={() => setAsked("new")}>{GIFT_CARDS.add}</Button>}
    >
      <FilterBar>
        <SearchFilter filters={filters} within={GIFT_CARDS.within} />
        <SelectFilter filters={filters} name="state" label={FILTERS.status} options={GIFT_CARDS.states} />
      </FilterBar>
      <DeskState reads={[read]} />
      {shown?.length === 0 ? <EmptyState title={empty.title}>{empty.text}</EmptyState> : null}
      <ul className="plain stack tight" aria-label={GIFT_CARDS.label}>
        {shown?.map((card) => (
          <CardLine key={card.id} card={card} today={today} take={() => setAsked(card)} />
        ))}
      </ul>
      {asked === "new" ? (
        <GiftCardDialog today={today} done={() => void read.refresh()} close={close} />
      ) : asked ? (
        <ReasonDialog
          title={GIFT_CARDS.voidOf(asked.code)}
          act={GIFT_CARDS.void}
          run={(reason) => voidGiftCard(asked.id, reason)}
          done={() => {
            close();
            toast({ title: GIFT_CARDS.voided, tone: "success" });
            void read.refresh();
          }}
          close={close}
        >
          <p>{GIFT_CARDS.voidText(asked)}</p>
        </ReasonDialog>
      ) : null}
    </AdminPage>
  );
}
