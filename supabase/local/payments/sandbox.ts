import { htmlResponse } from "../html.ts";
import { octoApi, type SandboxSettings } from "./octo-api.ts";
import { payPage } from "./pay-page.ts";
import { openPaymentStore } from "./payment-store.ts";

export const startSandbox = (stateDir: string, settings: SandboxSettings) => {
  const { hostname } = new URL(settings.origin);
  if (hostname !== "localhost" && hostname !== "127.0.0.1") {
    throw new Error(`The payment sandbox runs on this machine's own stack only, not on ${hostname}.`);
  }
  const store = openPaymentStore(stateDir);
  const api = octoApi(store, settings);
  const pay = payPage(store, settings);
  return async (request: Request): Promise<Response> => {
    const [, , verb = "", id = ""] = new URL(request.url).pathname.split("/");
    if (verb === "prepare_payment" || verb === "refund" || verb === "fiscal-data") return api(request, verb);
    if (verb === "pay") return pay(request, id);
    const body = "<h1>Payment sandbox</h1><p>Speaks Octo's wire format. Payments start from a booking.</p>";
    return htmlResponse("Payment sandbox", body, verb ? 404 : 200);
  };
};
