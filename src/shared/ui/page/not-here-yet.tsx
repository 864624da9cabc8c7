import { Button } from "@mantine/core";
import { tellBack } from "../../browser/network-news.ts";
import { EmptyState } from "../empty-state.tsx";
import { Page } from "./page.tsx";

export const NotHereYet = () => (
  <Page title="Not on this device yet" heading="This page is not on this device yet">
    <EmptyState title="Part of the app could not be loaded" action={<Button onClick={tellBack}>Try again</Button>}>
      You may be offline. This page opens automatically once it has loaded. Your bookings and saved trips on this device
      are safe.
    </EmptyState>
  </Page>
);
