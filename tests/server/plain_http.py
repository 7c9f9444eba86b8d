"""What every HTTP client of the tests takes as `verify` and as `timeout`."""

import ssl
from typing import Final

#: No certificates at all: the servers of the tests speak plain HTTP. httpx would otherwise read the system's for every
#: client that is made, which takes 30 ms of a processor.
NO_CERTIFICATES: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

#: Seconds that an answer may take on a busy machine; httpx would give up after five.
PATIENCE: Final = 300.0
