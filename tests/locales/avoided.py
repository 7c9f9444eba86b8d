"""Words that crept into the catalogues and stay out of them: by language, a pattern and what is said instead.

A pattern is searched in the texts of a catalogue, without regard to case; variables stand there as `{ $name }`. One
word a concept: where a language changes its word for something, the old one belongs here.
"""

from typing import Final

#: The languages whose catalogues are held to their list. A list that is begun is enforced once its catalogue follows.
ENFORCED: Final = ("en", "el")

AVOIDED: Final = {
    "en": {
        r"chances? to win\b": "win chance",
        r"\bsurely\b": "win chance",
        r"\bwin points?\b": "% win chance",
        r"\btrainer\b": "coach",
        r"\binexact\b": "inaccuracy",
        r"\bmiddle (of|\{ \$)|\bthe middle\b(?! kingdom)": "median; centre for the castle",
        r"\bthe picture comes\b": "chart",
        r"\b(six words|one word in|words hidden|words a round)\b": "reaction",
        r"\bfirst page\b": "home page",
        r"\b(the|a) record of a game\b|\bdownload the record\b": "game record",
        r"\b(cover between|not cover)\b": "hand-over screen",
        r"\b(kingdom|table|king|points|game) of \{ (\$name|NAME)": "a possessive",
        r"\bits own terrain\b": "matching terrain",
        r"\bin (no|your|the same|a public) network\b": "on a network",
        r"\b(not turned up yet|points at once)\b": "unseen; right away",
        r"\b(names?|address|addresses) under which\b": "by, at",
        r"\balso (if|while)\b": "even if",
        r"\b(is not possible for|possible are)\b": "is not valid for; choose from",
        r"\bwhoever has\b(?! (it|the most))": "anyone with",
        r"\b(go on|look on)\b": "continue",
        r"\buniversal time\b": "UTC",
        r"\bclock stands\b": "is paused",
    },
    "he": {
        r"\bה?מושב": "מקום",
        r"\bסיבוב \{ \$round": "סבב; סיבוב is turning a domino",
    },
    "tr": {
        r"\bseviye": "düzey",
    },
    "da": {},
    "bg": {
        r"\bдневна": "предизвикателство на деня",
    },
    "el": {
        r"\bμονάδ(α|ες) νίκης\b": "πιθανότητα νίκης",
        r"\bσοβαρ(ό λάθος|ά λάθη)\b": "χοντρό λάθος",
        r"\bανακριβής\b": "ανακρίβεια",
        r"\bμέση (όλων|των|\{)": "διάμεσος",
        r"\bστις τέσσερις\b": "στους 4",
        r"\b(λόγ(ος|ων)|λόγια)\b": "αντίδραση",
        r"\bκρυμμέν": "σίγαση",
        r"\bπρώτη σελίδα\b": "αρχική σελίδα",
        r"\bέδαφο": "τοπίο",
        r"\bτο δικό του τοπίο\b": "ίδιο τοπίο",
        r"\bτράπουλ": "στοίβα",
        r"\bσε ετοιμότητα\b": "έτοιμος/-η",
        r"\bπόντοι αμέσως:": "δίνει αμέσως … πόντους",
        r"\bδεν γίνεται για\b": "δεν είναι έγκυρη τιμή για",
        r"\bφτάν(ει|ουν) (τώρα )?(στο τραπέζι|σε αυτ)": "έχει πρόσβαση",
        r"\bπαγκόσμια ώρα\b": "UTC",
        r"\bόποιος έστησε\b": "οικοδεσπότης",
        r"\bακόμα\b": "ακόμη",
        r"\bμη τελειωμέν": "ανολοκλήρωτ-",
        r"\b(καλέστε|δώστε|δείτε|κάντε)\b": "the singular",
        r"\bάγγι(ξε|ξέ|γμα)": "πάτησε; κάνε κλικ",
        r"\d %|\} %": "no space before %",
        r"[“”]": "«»",
    },
}
