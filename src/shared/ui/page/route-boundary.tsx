import { Button, Group } from "@mantine/core";
import { Component, type ReactNode } from "react";
import { PAGE_FAILED } from "#texts/app.ts";
import { onConnectionBack } from "../../browser/connection-events.ts";
import { prefix } from "../../paths.ts";
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
      <Page title={PAGE_FAILED.title} heading={PAGE_FAILED.heading}>
        <EmptyState
          title={PAGE_FAILED.problem}
          action={
            <Group>
              <Button onClick={() => window.location.reload()}>{PAGE_FAILED.again}</Button>
              <Button component="a" href={prefix || "/"} variant="default">
                {PAGE_FAILED.home}
              </Button>
            </Group>
          }
        >
          {PAGE_FAILED.text}
        </EmptyState>
      </Page>
    );
  }
}
