import { Button } from "@mantine/core";
import { tellBack } from "../../browser/network-news.ts";
import { EmptyState } from "../empty-state.tsx";
import { Page } from "./page.tsx";

export const NotHereYet = () => (
  <Page title="Not on this device yet" heading="This page is not on this device yet">
    <EmptyState title="A part of the app could not be fetched" action={<Button onClick={tellBack}>Try again</Button>}>
      Your connection may be gone. This page opens by itself as soon as its part comes. What you booked and saved on
      this device is untouched.
    </EmptyState>
  </Page>
);
