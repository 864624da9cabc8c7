import { Button, Group } from "@mantine/core";
import { Component, type ReactNode } from "react";
import { onConnectionBack } from "../../browser/connection-events.ts";
import { EmptyState } from "../empty-state.tsx";
import { Page } from "./page.tsx";

type Props = { children: ReactNode };
type State = { failed: boolean };

export class RouteBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  private leave: (() => void) | undefined;

  /** The network may have caused it, so render again when it returns. */
  override componentDidCatch(): void {
    this.leave ??= onConnectionBack(() => this.setState({ failed: false }));
  }

  override componentWillUnmount(): void {
    this.leave?.();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Page title="Something went wrong" heading="This page could not be shown">
        <EmptyState
          title="Something went wrong on this page."
          action={
            <Group>
              <Button onClick={() => window.location.reload()}>Try again</Button>
              <Button component="a" href="/" variant="default">
                Go home
              </Button>
            </Group>
          }
        >
          Your bookings and saved trips on this device are safe.
        </EmptyState>
      </Page>
    );
  }
}
