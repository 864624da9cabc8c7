import { required } from "../_shared/env.ts";
import { serve } from "../_shared/web/http.ts";
import { sendQueuedMails } from "../_shared/mail/send-queued-mails.ts";
import { mailDesk, paymentServices } from "../_shared/services.ts";
import { housekeeping } from "./handler.ts";

const services = paymentServices();
const desk = mailDesk(services);
const deps = {
  ...services,
  secret: required("FUNCTION_SECRET"),
  sendMails: (inTime: () => boolean) => sendQueuedMails(desk, inTime),
  now: Date.now,
};

export default { fetch: serve(services.env.siteUrl, housekeeping(deps)) };
