import { inBackground } from "../_shared/web/background.ts";
import { serve } from "../_shared/web/http.ts";
import { sendQueuedMails } from "../_shared/mail/send-queued-mails.ts";
import { mailDesk, paymentServices } from "../_shared/services.ts";
import { paymentStatus } from "./handler.ts";

const services = paymentServices();
const desk = mailDesk(services);
const afterChange = () => inBackground("mails", () => sendQueuedMails(desk));

export default { fetch: serve(services.env.siteUrl, paymentStatus({ ...services, now: Date.now, afterChange })) };
