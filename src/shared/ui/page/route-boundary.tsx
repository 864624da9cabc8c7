import { Button, Group } from "@mantine/core";
import { Component, type ReactNode } from "react";
import { onBack } from "../../browser/network-news.ts";
import { EmptyState } from "../empty-state.tsx";
import { Page } from "./page.tsx";

type Props = { children: ReactNode };
type State = { failed: boolean };

/** A broken screen must not take down the shell. */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  private leave: (() => void) | undefined;

  /** The network may have caused it, so render again once it is back. */
  override componentDidCatch(): void {
    this.leave ??= onBack(() => this.setState({ failed: false }));
  }

  override componentWillUnmount(): void {
    this.leave?.();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Page title="Something broke" heading="This page could not be shown">
        <EmptyState
          title="Something in it broke."
          action={
            <Group>
              <Button onClick={() => window.location.reload()}>Try again</Button>
              <Button component="a" href="/" variant="default">
                Go home
              </Button>
            </Group>
          }
        >
          What you booked and saved on this device is untouched.
        </EmptyState>
      </Page>
    );
  }
}
