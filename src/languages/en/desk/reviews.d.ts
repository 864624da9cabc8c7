export declare const DESK_REVIEWS: {
    readonly lead: "What travelers say after their trip. Reviews are private until you publish them; publish critical ones too.";
    readonly label: "Reviews, new ones first";
    readonly within: "Name, reference, words";
    readonly empty: {
        readonly title: "No reviews yet";
        readonly text: "Travelers are asked for one after their trip.";
    };
    readonly of: (name: string, reference: string) => string;
    readonly traveled: (month: string) => string;
    readonly sent: (moment: string) => string;
    readonly shownAs: (name: string) => string;
    readonly columns: {
        readonly trip: "Trip";
        readonly rating: "Stars";
        readonly words: "Words";
        readonly name: "Traveler";
        readonly sent: "Sent";
        readonly status: "Status";
    };
    readonly noWords: "Stars only, no words.";
    readonly answer: "Our answer";
    readonly reason: "Declined";
    readonly publish: {
        readonly act: "Publish";
        readonly again: "Change the answer";
        readonly title: "Publish this review?";
        readonly text: "Everyone can read it on the trip's page, with your answer below it.";
        readonly words: "Your answer (optional)";
        readonly hint: "Everyone can read it.";
        readonly most: 2000;
        readonly done: "Review published";
    };
    readonly decline: {
        readonly act: "Decline";
        readonly again: "Unpublish";
        readonly title: "Decline this review?";
        readonly text: "No one else will read it. Decline reviews that insult, name others or aren't reviews, not those that are merely critical.";
        readonly words: "Reason";
        readonly hint: "The traveler reads it and can write the review again.";
        readonly most: 1000;
        readonly done: "Review declined";
    };
};
