import { Badge, Button, Group, Loader, Text } from "@mantine/core";
import { useState } from "react";
import { ON_PAGE_ONLY } from "#texts/app.ts";
import { PAY_BY_GIFT_CARD, TRIP_PAYMENTS, SENDING_PROGRESS, HELD_TRIP } from "#texts/trips.ts";
import { storage } from "../../../data/local/memory-fallback.ts";
import { imageUrl } from "../../../data/net/addresses.ts";
import { sellerOf, tripMoney } from "../../../domain/booking/booking-money.ts";
import { type BookingState } from "../../../domain/booking/booking-state.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import type { TripStage } from "../../../domain/booking/trip/trip-stage.ts";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import type { Deposit } from "../../../domain/terms/payment-plan.ts";
import { beginningText, daysToGo } from "../../../shared/trip/days-text.ts";
import { Picture } from "../../../shared/ui/picture.tsx";
import { lastMoveText, shortHoldText, stageText, stageWords, timeLeft } from "../texts/stages.ts";
import { STATE_COLORS, stateText } from "../texts/state-text.ts";
import { GiftCard } from "./gift-card.tsx";
import { PayButton } from "./pay-button.tsx";
import classes from "../../../shared/trip/trip.module.css";

const STATE_ID = "trip-state";

/** A cancelled trip's page is short, so the browser would stay in its footer. */
export function leadToState(): void {
  const section = document.getElementById(STATE_ID);
  section?.scrollIntoView({ behavior: "instant" });
  section?.focus({ preventScroll: true });
}

const canAsk = () => "Notification" in window && Notification.permission === "default";

function NotifyMe() {
  const [asks, setAsks] = useState(canAsk);
  if (!asks) return null;
  const requestPermission = async () => {
    await Notification.requestPermission();
    setAsks(false);
  };
  return (
    <Button variant="light" mt="sm" onClick={() => void requestPermission()}>
      {SENDING_PROGRESS.notify}
    </Button>
  );
}

type PayChoiceProps = { booking: LocalBooking; deposit: Deposit; quiet: boolean };

function PayChoice({ booking, deposit, quiet }: PayChoiceProps) {
  const total = deposit.now_cents + deposit.rest_cents;
  return (
    <>
      <Text mt="md">{TRIP_PAYMENTS.choice({ rest: deposit.rest_cents, by: deposit.due_on })}</Text>
      <Group mt="md">
        <PayButton
          booking={booking}
          label={TRIP_PAYMENTS.part({ cents: deposit.now_cents })}
          part="deposit"
          quiet={quiet}
        />
        <PayButton booking={booking} label={TRIP_PAYMENTS.all({ cents: total })} part="all" />
      </Group>
    </>
  );
}

export type SendingStep = "holding" | "sending" | "leading";

type Props = {
  booking: LocalBooking;
  state: BookingState;
  stage: TripStage;
  progress: SendingStep | null;
  deposit: Deposit | null;
  now: number;
  card?: string;
};

const STAGES_AHEAD: ReadonlySet<TripStage> = new Set(["owing", "ahead"]);
const STAGES_OF_SELLER: ReadonlySet<TripStage> = new Set(["held", "ahead", "under_way", "called_off"]);
const WITH_PICTURE: ReadonlySet<TripStage> = new Set(["owing", "ahead", "under_way"]);

function DaysToGo({ view, today }: { view: BookingView; today: string }) {
  const lastMoveLine = lastMoveText(view);
  return (
    <>
      <Text className={classes.toGo}>{daysToGo(view.check_in, today)}</Text>
      <Text>{beginningText(view)}</Text>
      {lastMoveLine === null ? null : <Text mt={4}>{lastMoveLine}</Text>}
    </>
  );
}

export function TripState({ booking, state, stage, progress, deposit, now, card = "" }: Props) {
  const { view, request } = booking;
  const paid = view && tripMoney(view);
  const today = todayInTashkent(now);
  const isInMemory = state === "on_phone" && storage.isInMemory();
  const isSent = state !== "on_phone" && state !== "unanswered";
  const stateMeaning = isInMemory
    ? ON_PAGE_ONLY
    : progress && !isSent
      ? SENDING_PROGRESS.saved
      : stateText(state, booking);
  const seller = view && STAGES_OF_SELLER.has(stage) ? sellerOf(view) : null;
  const withPicture = WITH_PICTURE.has(stage);
  // A guest who takes the card of the booking form for used already would pay everything by bank card.
  const hasUnusedCard = card !== "" && paid?.paid_cents === 0;
  const isCheaper = stage === "held" && view && request && view.total_cents < request.total_price_cents;
  return (
    <section id={STATE_ID} tabIndex={-1} className={`surface ${withPicture ? classes.pictured : ""}`}>
      {withPicture ? <Picture src={imageUrl(booking.image_url)} alt="" sizes="11rem" ratio="1" /> : null}
      <div>
        <output>
          <Badge size="xl" color={STATE_COLORS[state]}>
            {progress && progress !== "leading"
              ? SENDING_PROGRESS.sendingBadge
              : stageWords(stage, state, view?.expires_at ?? null)}
          </Badge>
          <Text mt="sm">{stageText(stage, view, today) ?? (seller === null ? stateMeaning : null)}</Text>
          {seller === null ? null : <Text mt={4}>{TRIP_PAYMENTS.soldBy({ seller })}</Text>}
          {isCheaper ? (
            <Text mt={4}>{HELD_TRIP.cheaper({ cents: view.total_cents, before: request.total_price_cents })}</Text>
          ) : null}
        </output>
        {view && STAGES_AHEAD.has(stage) ? <DaysToGo view={view} today={today} /> : null}
        {view && stage === "held" && seller === null ? (
          <>
            <Text className={classes.toGo}>{timeLeft(view, now)}</Text>
            <Text>{shortHoldText(view)}</Text>
          </>
        ) : null}
        {isSent || progress ? null : <NotifyMe />}
        {progress ? (
          <Group mt="md">
            <Loader size="sm" /> <Text>{SENDING_PROGRESS[progress]}</Text>
          </Group>
        ) : null}
        {paid && state === "held" && seller === null && !progress && booking.token !== "" ? (
          <>
            {paid.paid_cents > 0 ? (
              <Text mt="md">{PAY_BY_GIFT_CARD.part({ paid: paid.paid_cents, rest: paid.owed_cents })}</Text>
            ) : null}
            {deposit ? (
              <PayChoice booking={booking} deposit={deposit} quiet={hasUnusedCard} />
            ) : (
              <Group mt="md">
                <PayButton
                  booking={booking}
                  label={TRIP_PAYMENTS.part({ cents: paid.owed_cents })}
                  quiet={hasUnusedCard}
                />
              </Group>
            )}
            <GiftCard booking={booking} code={card} />
          </>
        ) : null}
      </div>
    </section>
  );
}
