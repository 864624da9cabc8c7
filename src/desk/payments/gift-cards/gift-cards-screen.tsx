import { Button } from "@mantine/core";
import { useState } from "react";
import { GIFT_CARDS } from "#texts/desk-money.ts";
import { FILTERS } from "#texts/desk.ts";
import { money } from "#texts/write.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import type { DeskGiftCard } from "../../../domain/desk/payments/check-gift-card.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { useTodayInTashkent } from "../../../shared/use-now.ts";
import { giftCardVoid, giftCardVoided } from "../../../text/desk-money.ts";
import { AdminPage } from "../../shared/admin-page.tsx";
import { deskQuery, pageOf } from "../../shared/desk-query.ts";
import { FilterBar, SearchFilter, SelectFilter } from "../../shared/filter-bar.tsx";
import { useIsOwner } from "../../shared/owner.ts";
import { ReasonDialog } from "../../shared/reason-dialog.tsx";
import { orderOf } from "../../shared/table/column.ts";
import { DeskTable } from "../../shared/table/desk-table.tsx";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import { useFilters } from "../../shared/use-filters.ts";
import { giftCardColumns } from "./gift-card-columns.tsx";
import { GiftCardDialog } from "./gift-card-dialog.tsx";

export function GiftCardsScreen() {
  const filters = useFilters();
  const isOwner = useIsOwner();
  const { get, page } = filters;
  const today = useTodayInTashkent();
  const [asked, setAsked] = useState<DeskGiftCard | "new">();
  const [search, state, sort] = [get("search").trim(), get("state"), get("sort")];
  const filter = { search: search || null, state: state || null, ...orderOf(sort) };
  const deskRead = useDeskRead(deskQuery("rpc/admin_gift_cards", { ...filter, ...pageOf(page) }));
  const foundPage = deskRead.value;
  const closeDialog = () => setAsked(undefined);
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
      <DeskTable
        name="gift_cards"
        caption={GIFT_CARDS.label}
        columns={giftCardColumns(isOwner && setAsked)}
        read={deskRead}
        keyOf={({ id }) => id}
        nameOf={({ code }) => code}
        filters={filters}
        pages={(skip, how_many) => callDesk("rpc/admin_gift_cards", { ...filter, skip, how_many })}
        empty={GIFT_CARDS.empty}
        sums={foundPage && { left: money(foundPage.sums.left_cents) }}
        below={giftCardVoided}
      />
      {asked === "new" ? (
        <GiftCardDialog today={today} done={() => void deskRead.refresh()} close={closeDialog} />
      ) : asked ? (
        <ReasonDialog
          title={GIFT_CARDS.voidOf({ code: asked.code })}
          act={GIFT_CARDS.void}
          run={(reason) => callDesk("rpc/void_gift_card", { card_id: asked.id, reason })}
          done={() => {
            closeDialog();
            toast({ title: GIFT_CARDS.voided, tone: "success" });
            void deskRead.refresh();
          }}
          close={closeDialog}
        >
          <p>{giftCardVoid(asked)}</p>
        </ReasonDialog>
      ) : null}
    </AdminPage>
  );
}
