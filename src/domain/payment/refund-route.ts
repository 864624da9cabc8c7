export type RefundMethod = "provider" | "cash" | "bank_transfer" | "gift_card";
export type RefundWay = { to: string; takes: string };

export type RefundRoute = RefundWay & {
  byDay: boolean;
};

export const refundRouteIn =
  (ways: Readonly<Record<RefundMethod, RefundWay>>, and: string) =>
  (methods: readonly string[]): RefundRoute => {
    const names = methods.length === 0 ? ["provider"] : [...new Set(methods)];
    const refundWays = names.map((name) => (Object.hasOwn(ways, name) ? ways[name as RefundMethod] : ways.provider));
    return {
      to: refundWays.map(({ to }) => to).join(and),
      takes: refundWays
        .map(({ takes }) => takes)
        .filter((words) => words !== "")
        .join(" "),
      byDay: names.every((name) => name === "provider"),
    };
  };
