import { Button } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { Navigate, useNavigate, useParams } from "react-router-dom";
import { ITEM_FAILED, ITEM_NOT_HERE, ITEM_NOT_OFFERED } from "#texts/booking.ts";
import { syncCatalogue } from "../../data/sync/catalogue/catalogue.ts";
import { paths } from "../../shared/paths.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { toast } from "../../shared/ui/toast/toast.ts";
import { type Bookable, useBookable } from "./use-bookable.ts";

type RenderBookable = { show: (bookable: Bookable) => ReactNode };

export function WithBookable({ show }: RenderBookable) {
  const { type, id } = useParams();
  if ((type !== "tour" && type !== "package") || !id) return <Navigate to={paths.home()} replace />;
  return <BookableOf key={`${type}:${id}`} type={type} id={id} show={show} />;
}

function BookableOf({ type, id, show }: { type: "tour" | "package"; id: string } & RenderBookable) {
  const bookableState = useBookable(type, id);
  const navigate = useNavigate();
  const hasFailed = bookableState.state === "failed";

  useEffect(() => {
    if (!hasFailed) return;
    toast({ ...ITEM_FAILED, tone: "error" });
    void navigate(paths.home(), { replace: true });
  }, [hasFailed, navigate]);

  if (bookableState.state === "ready") return show(bookableState.bookable);
  if (bookableState.state === "unreachable") return <Unreachable type={type} />;
  if (bookableState.state !== "missing") return <Spinner />;
  return (
    <Page route="bookingWithoutTour" heading={null}>
      <EmptyState
        title={ITEM_NOT_OFFERED.title}
        action={<ButtonLink to={paths.tours()}>{ITEM_NOT_OFFERED.allTours}</ButtonLink>}
      >
        {ITEM_NOT_OFFERED.text}
      </EmptyState>
    </Page>
  );
}

const Unreachable = ({ type }: { type: "tour" | "package" }) => (
  <Page title={ITEM_NOT_HERE.page} heading={null}>
    <EmptyState
      title={ITEM_NOT_HERE.title}
      action={<Button onClick={() => void syncCatalogue()}>{ITEM_NOT_HERE.again}</Button>}
    >
      {ITEM_NOT_HERE[type]}
    </EmptyState>
  </Page>
);
