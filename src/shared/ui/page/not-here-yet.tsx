import { Button } from "@mantine/core";
import { tellBack } from "../../browser/network-news.ts";
import { EmptyState } from "../empty-state.tsx";
import { Page } from "./page.tsx";

/** In place of a screen whose code the network lost. */
export const NotHereYet = () => (
  <Page title="Not on this device yet" heading="This page is not on this device yet">
    <EmptyState title="The connection was lost" action={<Button onClick={tellBack}>Try again</Button>}>
      This page opens by itself as soon as you are online again. What you booked and saved on this device is untouched.
    </EmptyState>
  </Page>
);
