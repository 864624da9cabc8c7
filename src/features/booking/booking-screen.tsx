import { Alert, Button } from "@mantine/core";
import "@mantine/core/styles/Alert.layer.css";
import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { BOOKING_NOT_STORED, BOOKING_PAGE } from "#texts/booking.ts";
import { type HeldOffer, heldOffer } from "../../domain/catalogue/held-offer.ts";
import { paths } from "../../shared/paths.ts";
import { runWhenIdle } from "../../shared/run-when-idle.ts";
import { PageHeading } from "../../shared/ui/page/page-heading.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { rowText } from "../../shared/ui/row-text.tsx";
import { isBookingDatabaseLoaded, loadBeforeTyping } from "./booking-database.ts";
import { BookingForm } from "./booking-form.tsx";
import type { Bookable } from "./use-bookable.ts";
import { useBookingForm } from "./use-booking-form.ts";
import { useChoiceOfLink } from "./use-choice-of-link.ts";
import { WithBookable } from "./with-bookable.tsx";

type Navigated = { navigation?: { canGoBack: boolean } };

function hasPageBefore(): boolean {
  const { navigation } = window as Navigated;
  if (navigation) return navigation.canGoBack;
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return (idx ?? 0) > 0;
}

function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => void (hasPageBefore() ? navigate(-1) : navigate(otherwise, { replace: true }));
}

const subscribeToNothing = () => () => undefined;
const noFragment = () => "";

/** A prerendered page does not know its fragment, so the offer appears after hydration. */
function useHeldSeatsOffer(): HeldOffer | null {
  const { hash } = useLocation();
  return heldOffer(new URLSearchParams(useSyncExternalStore(subscribeToNothing, () => hash.slice(1), noFragment)));
}

export function BookingScreen() {
  return <WithBookable show={(bookable) => <Ready bookable={bookable} />} />;
}

function DraftNotStored() {
  const { title, text } = BOOKING_NOT_STORED[isBookingDatabaseLoaded() ? "refused" : "not_here"];
  return (
    <Alert color="red" mb="md" title={title}>
      {text}
    </Alert>
  );
}

function Ready({ bookable }: { bookable: Bookable }) {
  const { item, type } = bookable;
  const goBack = useGoBack(type === "tour" ? paths.tour(item.id) : paths.package(item.id));
  const offer = useHeldSeatsOffer();
  const form = useBookingForm(bookable, offer);
  useChoiceOfLink(bookable, form);
  useEffect(loadBeforeTyping, []);
  useEffect(() => {
    // The form must also report errors offline, so load the toasts early.
    runWhenIdle(() => void import("../../shared/ui/toast/toaster.tsx").catch(() => undefined));
  }, []);
  return (
    <Page title={BOOKING_PAGE.title({ item: item.title })} heading={null}>
      <Button variant="subtle" onClick={goBack} mt="md" className="flush">
        {BOOKING_PAGE.back}
      </Button>
      <PageHeading lead={rowText(item.title, item)}>{BOOKING_PAGE.heading}</PageHeading>
      {offer === null ? null : (
        <Alert color="turquoise" mb="md">
          {BOOKING_PAGE.seatsHeld({ guests: offer.guests, date: offer.date })}
        </Alert>
      )}
      {form.kept ? null : <DraftNotStored />}
      {form.restored ? (
        <Alert color="turquoise" mb="md">
          {BOOKING_PAGE.detailsSaved}
        </Alert>
      ) : null}
      <BookingForm bookable={bookable} form={form} />
    </Page>
  );
}
