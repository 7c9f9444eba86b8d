import pytest, time
from tests.browser.conftest import *
from tests.browser.playing import *
import tests.browser.playing as P
LOG="""window.__log=[];for(const n of ['pointerdown','pointermove','pointerup','pointercancel','click','lostpointercapture','gotpointercapture'])window.addEventListener(n,e=>window.__log.push(n+' '+Math.round(e.clientX)+','+Math.round(e.clientY)+' '+(e.target.className||e.target.tagName)+' '+Math.round(performance.now())),true);"""
class D(Dragger):
    def _drag(self, page, turn, target):
        page.evaluate("window.__log.length=0")
        name=target.get_attribute("aria-label")
        super()._drag(page,turn,target)
        self.name=name
def test_dbg(visit):
    page=visit("/learn")
    page.context.add_init_script(LOG)
    page.goto("/")
    page.get_by_role("button", name=named("web-home-play-now")).click()
    orig=P.placed
    def placed(page, domino):
        page.set_default_timeout(4000)
        try: orig(page, domino)
        except Exception:
            for l in page.evaluate("window.__log"): print(l)
            print(w.name, domino, page.get_by_role("region", name=named("web-table-hand")).inner_text())
            raise
        finally: page.set_default_timeout(20000)
    P.placed=placed
    w=D()
    for i in range(4):
        play_out(page,w)
        page.get_by_role("button",name=named("web-end-play-again")).click()
